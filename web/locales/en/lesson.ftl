# The lesson.
lesson-title = Learn to play
