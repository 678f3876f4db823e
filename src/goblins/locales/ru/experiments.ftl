# Опыты лаборатории: планы, серии, отчёты.

cli-lab-help = Опыты: играть по плану, пока ответ не станет надёжным, и рассказать, что вышло.
cli-lab-run-help = Провести опыт. Прерванный, он продолжится с того же места.
cli-lab-merge-help = Собрать части одного опыта вместе.
cli-lab-plan = План, файл TOML.
cli-lab-into = Хранить результаты в этой папке; обычно она называется как план.
cli-lab-engine = Кто играет: потоки для ботов, следующих правилу, процессы для думающих или кластер Ray. Результаты одни и те же.
cli-lab-workers = Сколько играют одновременно; обычно по одному на ядро.
cli-lab-address = Адрес кластера Ray; обычно им служит эта машина.
cli-lab-shard = Играть только каждую N-ю пачку, начиная с K-й. Все N частей вместе и есть опыт.
cli-lab-dry-run = Сыграть несколько партий и сказать, сколько займут все.
cli-lab-merge-into = Новая папка для целого.
cli-lab-merge-shards = Папки всех частей.
cli-word-folder = ПАПКА

lab-run-done = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} за { $arms ->
    [one] { $arms } столом
    [few] { $arms } столами, за каждым
    [many] { $arms } столами, за каждым
   *[other] { $arms } столами, за каждым
}; всё лежит в { $folder }.
lab-run-imprecise = Сыграны все партии, какие разрешает план; не каждый интервал так узок, как он просит.
lab-cost-arm = { $arm }: партий — { $games }, по { $speed } в секунду на исполнителя.
lab-cost = Примерно { $time } с { $workers ->
    [one] { $workers } исполнителем
    [few] { $workers } исполнителями
    [many] { $workers } исполнителями
   *[other] { $workers } исполнителями
}, если понадобятся все партии.
lab-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
lab-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
lab-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}

bad-plan-toml = { $file } — не файл TOML: { $problem }.
bad-plan-unknown = { $file }: в плане не бывает «{ $found }». Бывает: { $known }.
bad-plan-unknown-near = { $file }: в плане не бывает «{ $found }». Может быть, «{ $near }»?
bad-plan-missing = В { $file } нет «{ $field }», а в каждом плане это должно быть.
bad-plan-field = { $file }: у «{ $field }» не может быть такого значения.
bad-plan-arms = У каждого стола плана должно быть своё имя. Сейчас они такие: { $names }.
bad-plan-batch = В пачке из { $found } партий не все сидят на каждом месте одинаково часто: нужно число, кратное { $rotations }.
bad-plan-batches = Партий { $games }, в пачке { $batch }: выходит больше { $most } пачек. Возьмите пачку побольше.
bad-plan-clock = { $bot } смотрит на часы и второй раз сыграл бы иначе. Задайте ему число итераций: { $counted }.
bad-plan-worth = В { $game } нет выбора «{ $found }», который можно оценить. Есть: { $known }.
bad-plan-worth-near = В { $game } нет выбора «{ $found }», который можно оценить. Может быть, «{ $near }»?
bad-plan-worth-thinks = Цену выбора узнают с ботами, которые следуют правилу; за столом «{ $arm }» кто-то думает.
bad-plan-measure = В { $game } нет измерения «{ $found }». Есть: { $known }.
bad-plan-measure-near = В { $game } нет измерения «{ $found }». Может быть, «{ $near }»?
bad-plan-unmeasured = План чего-то ждёт от «{ $found }», но не измеряет этого.
bad-plan-arm = В плане нет стола «{ $found }». Есть: { $known }.
bad-plan-arm-near = В плане нет стола «{ $found }». Может быть, «{ $near }»?
bad-lab-workers = Исполнители терялись столько раз подряд: { $losses }. Хватает ли памяти?
bad-lab-no-ray = Ray не установлен: pip install goblins[ray].
bad-lab-no-arrow = PyArrow не установлен: pip install goblins[lab].
bad-lab-ray-address = По адресу { $address } не отвечает ни один кластер Ray: { $problem }
bad-lab-engine = Нет движка «{ $found }». Есть: { $known }.
bad-lab-engine-near = Нет движка «{ $found }». Может быть, «{ $near }»?
bad-lab-other = В { $folder } лежит другой опыт или другая его часть. Выберите другую папку.
bad-lab-folder = Папка { $folder } не пуста. Выберите другую.
bad-lab-shard = «{ $found }» — не часть. Вторая из четырёх — это 2/4.
bad-lab-other-shards = { $one } и { $other } — не части одного опыта.
bad-lab-shards-missing = Каждая часть нужна ровно один раз. Ищите: { $missing }.
bad-lab-foreign = В { $file } нет результатов лаборатории.

lab-statistic-invasions = Проведено набегов
lab-statistic-invaded = Перенесено набегов
lab-statistic-hideouts-built = Вырыто нор
lab-statistic-hideouts-lost = Потеряно нор
lab-statistic-forts-built = Возведено фортов
lab-statistic-forts-lost = Потеряно фортов
lab-statistic-banner = Кубик знамени
lab-statistic-hoozits = Кубик ктотамов
lab-statistic-fights-scored = Очки за выигранные бои
lab-statistic-abilities = Применённые умения
lab-statistic-sabotage = «Саботаж»
lab-statistic-duct-tape = «Скотч»
lab-statistic-crane = «Кран»
lab-statistic-goofs = Не хватило двигателей
lab-statistic-tiles = Установленные жетоны
lab-statistic-tasks = Работяги за делом
lab-statistic-teamwork = Работа сообща
lab-statistic-built = Уложенные секции
lab-statistic-goblins-home = Гоблины, добравшиеся до дома
lab-statistic-happy-home = Довезено весёлых склянок
lab-statistic-angry-home = Довезено злых склянок
lab-statistic-endings = Чем кончаются партии
lab-statistic-seats = Места
lab-statistic-bots = Боты
lab-statistic-winning-points = Очки победителя
lab-statistic-decisions = Решений за партию
lab-statistic-branching = Разрешённых ходов на решение
lab-statistic-choices = Решения, где есть выбор
lab-statistic-leads = Как часто меняется лидер
lab-statistic-luck = Удача и умение: тот же расклад, на место дальше
lab-statistic-discards = Сброшенные цели
lab-statistic-targets = Под прицелом
lab-statistic-picks = Желанная карта тактики
lab-statistic-deeds = Что делает игрок
lab-statistic-ride = Помощь в заезде

lab-value-invade = пойти в набег
lab-value-know-wots = пойти в набег со всезнайками
lab-value-build = строить
lab-value-upgrade = возвести форт
lab-value-order = закончить ход приказом
lab-value-hoozits = бросить кубик ктотамов
lab-value-plan = планировать
lab-value-delegate = послать работягу
lab-value-team = работать сообща
lab-value-demolish = взорвать что-нибудь
lab-value-move = идти
lab-value-brake = тормозить
lab-value-lighten = облегчить вагонетку
lab-value-otherwise = что-то другое
lab-value-nitro = «Нитро»
lab-value-emergency = «Авария»
lab-value-homing = «Самонаведение»
lab-value-dynamite = «Динамит»
lab-value-sabotage = «Саботаж»
lab-value-tape = «Скотч»
lab-value-crane = «Кран»
lab-value-unfinished = брошена
lab-value-same-seat = снова победило то же место: удача
lab-value-same-bot = снова победил тот же бот: умение

lab-aspect-share = доля
lab-aspect-won = доля партий, выигранных этим местом
lab-aspect-mean = в среднем
lab-aspect-each = раз за партию
lab-aspect-brought = очков за партию
lab-aspect-worth = побед больше, чем даёт другой возможный выбор
lab-aspect-worth-points = очков больше, чем даёт другой возможный выбор
lab-percent = { $number } %
lab-in-percent = в процентах
lab-from-to = от { $low } до { $high }
lab-times = { $ratio } ×
lab-head-arm = стол
lab-head-value = что
lab-head-mean = среднее
lab-head-interval = интервал
lab-all-values = все вместе
lab-left-out = Между ними ещё { $values ->
    [one] { $values } строка, она в results.parquet.
    [few] { $values } строки, они в results.parquet.
    [many] { $values } строк, они в results.parquet.
   *[other] { $values } строки, они в results.parquet.
}
lab-of-arm = { $arm }: { $sentence }
lab-held-one = { $figure }: { $mean } ({ $interval }).
lab-held-several = { $figure }: меньше всего — { $least }, { $least-mean } ({ $least-interval }), больше всего — { $most }, { $most-mean } ({ $most-interval }).
lab-target = { $verdict } · нужно: { $wanted }
lab-target-met = достигнуто
lab-target-missed = не достигнуто
lab-target-open = пока неясно
lab-wanted-between = от { $low } до { $high }
lab-wanted-least = не меньше { $low }
lab-wanted-most = не больше { $high }
lab-wanted-ratio = самое большое не больше самого малого в { $ratio } раза
lab-first-player-ahead = Первый игрок в выигрыше: побед у него { $mean } ({ $interval }), а ровная доля — { $even }.
lab-first-player-behind = Первый игрок в проигрыше: побед у него { $mean } ({ $interval }), а ровная доля — { $even }.
lab-first-player-even = В выигрыше ли первый игрок, сказать нельзя: побед у него { $mean } ({ $interval }), а ровная доля — { $even }.
lab-luck = Когда тот же расклад играли снова, пересев на одно место, то же место победило опять в { $seat } случаев ({ $seat-interval }), тот же бот — в { $bot } ({ $bot-interval }).
lab-worth-most = { $choice }: дороже всего { $value }, { $mean } ({ $interval }).
lab-worth-least = { $choice }: дешевле всего { $value }, { $mean } ({ $interval }).
lab-worth-open = { $choice }: что дороже всего, пока неясно.
lab-report-head = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} за { $arms ->
    [one] { $arms } столом
    [few] { $arms } столами, за каждым
    [many] { $arms } столами, за каждым
   *[other] { $arms } столами, за каждым
} · боты: { $bots } · все интервалы — 95 %
lab-report-stamp = Достигнуто { $met } из { $targets ->
    [one] { $targets } цели
    [few] { $targets } целей
    [many] { $targets } целей
   *[other] { $targets } цели
}
lab-report-targets = Цели
lab-report-findings = Что говорят партии
lab-report-differences = Что изменилось
lab-differences = { $found ->
    [0] Уверенных различий нет
    [one] Уверенно различается { $found } величина
    [few] Уверенно различаются { $found } величины
    [many] Уверенно различаются { $found } величин
   *[other] Уверенно различаются { $found } величины
}; сравнивали { $compared } (Бенджамини и Хохберг: из показанных случайны не больше 5 %).
lab-difference-figure = величина
lab-difference-one = было
lab-difference-other = стало
lab-difference-size = разница
lab-difference-interval = интервал
lab-report-how = Сыграть снова
lab-report-again = Зерно { $seed }, { $rounds ->
    [one] { $rounds } пачка
    [few] { $rounds } пачки
    [many] { $rounds } пачек
   *[other] { $rounds } пачки
} по { $batch } партий за каждым столом, goblins { $version }, правила { $rules }, наборы: { $sets }. Этому файлу больше ничего не нужно: ни сети, ни шрифтов, ни скриптов; числа каждого рисунка есть в его таблицах.
lab-report-written = Отчёт лежит в { $file }.
cli-lab-report-help = Рассказать, что вышло из опыта: файл HTML, которому больше ничего не нужно, и краткая сводка.
cli-lab-report-run = Папка опыта.
cli-lab-report-against = Показать, что уверенно отличается от этого другого опыта.
cli-lab-report-arms = Показать, что уверенно различается между столами.
cli-lab-report-html = Записать отчёт в этот файл; обычно он лежит в папке опыта.
cli-lab-report-markdown = Записать в этот файл ещё и сводку в Markdown.
bad-lab-unfinished = В { $folder } нет законченного опыта.
bad-lab-against = Опыт с { $one } нельзя сравнить с опытом с { $other }.
