# То, что о Нитрогонке говорит только страница. Слова правил лежат в src/goblins/locales.

# --- Главы правил

nitro-run-chapter-NR-chasm = Ущелье
nitro-run-chapter-NR-half-spaces = Полуклетки
nitro-run-chapter-NR-entrance = Вход и выход
nitro-run-chapter-NR-hexes = Чертежи
nitro-run-chapter-NR-stack = Планирование
nitro-run-chapter-NR-peek = Подглядывание
nitro-run-chapter-NR-card = Карта производства
nitro-run-chapter-NR-actions = По два действия
nitro-run-chapter-NR-delegate = Раздача заданий
nitro-run-chapter-NR-team = Все вместе
nitro-run-chapter-NR-line = Ход производства
nitro-run-chapter-NR-move = Переходы
nitro-run-chapter-NR-build-track = Стройка
nitro-run-chapter-NR-workflow = Разгон
nitro-run-chapter-NR-rubble = Завалы
nitro-run-chapter-NR-stunned = Завалом по голове
nitro-run-chapter-NR-clean = Расчистка
nitro-run-chapter-NR-demolish = Взрывы
nitro-run-chapter-NR-day-end = Конец дня
nitro-run-chapter-NR-overtime = Сверхурочные
nitro-run-chapter-NR-out-of-track = Путь кончился
nitro-run-chapter-NR-continuous = Сквозная дорога
nitro-run-chapter-NR-cart = Вагонетка
nitro-run-chapter-NR-step = Секция за секцией
nitro-run-chapter-NR-brake = Тормоза
nitro-run-chapter-NR-lighten = Лишний груз
nitro-run-chapter-NR-score = Очки и приговоры
nitro-run-chapter-NR-daily = Заезд дня
