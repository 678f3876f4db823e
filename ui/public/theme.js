// Before anything is painted: the theme that was chosen, so that nobody is blinded first.
(() => {
  let chosen = 'system';
  try {
    chosen = JSON.parse(localStorage.getItem('goblins.settings') ?? '{}').theme ?? 'system';
  } catch {
    // no storage, no choice
  }
  const dark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
