miniature-title = La Miniature
