# Заезд дня: на полке, в архиве и на финише.

daily-best = Пока лучший — { $name }: { $points }.
daily-nobody = Пока никто ничего не довёз.
daily-how = Один заезд на всех, кто на этом сервере. Первая попытка идёт в зачёт, без подсказок и помощников; потом тренируйтесь сколько влезет.
daily-practise = Потренироваться ещё
daily-practise-day = Потренироваться
daily-you = это вы
daily-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
daily-on-day = день { $day }
daily-table = Довезли сегодня
daily-brought-home = Довезли
daily-whole-table = Вся таблица
daily-archive = Все дни
daily-earlier = Раньше
daily-nobody-came = никто не проехал
daily-day-best = лучший: { $points }
daily-day-own = вы: { $points }
daily-yesterday-best = Лучший вчерашний заезд
daily-best-line = Посмотреть лучший заезд
daily-fair = Без обмана
daily-commitment-text = Расклад дня был определён раньше, чем кто-либо начал. Вот его печать; когда день закончится, здесь покажут сам расклад, и каждый сможет сверить одно с другим.
daily-seed-text = Это зерно раздало день всем. В терминале оно раздаст тот же заезд ещё раз.
daily-end = Заезд дня
daily-was-practice = Это была тренировка: в зачёт идёт только первая попытка.
daily-line = Строчка для друзей
daily-copy = Скопировать строчку
daily-copied = Готово. Идите хвастаться.
daily-save = Сохранить картинку
daily-share = Поделиться
