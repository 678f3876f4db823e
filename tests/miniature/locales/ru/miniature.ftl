miniature-title = Миниатюра
