// Before anything is painted, and before the code of the page is here.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null; // no storage, no choice
    }
  };
  const { theme = 'system', language } = stored('goblins.settings') ?? {};
  // Nobody is blinded first.
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  // Without a line nobody was there to ask which language it should be.
  if ('offline' in root.dataset) {
    const known = ['en', 'fr', 'ru'];
    root.lang =
      [language, ...navigator.languages.map((one) => one.slice(0, 2))].find((one) => known.includes(one)) ?? 'en';
  }
  // The shelf is drawn for newcomers, in the language of their browser. Others see nothing before it is theirs.
  else if ((language && language !== root.lang) || stored('goblins.lessons')?.length) root.dataset.wait = '';
  // Whoever is quicker than the code is not forgotten: main.ts presses it again.
  addEventListener('click', ({ target }) => {
    const buttons = [...document.querySelectorAll('[data-drawn] button')];
    root.dataset.pressed = buttons.indexOf(target.closest?.('button'));
  });
})();
