// Runs before the first paint, so that the page never shows in the wrong theme; `client/shell/settings.ts` writes what is read here.
(function () {
  var stored = null;
  try {
    stored = window.localStorage.getItem('tuanbao.theme');
  } catch {
    // A browser that refuses storage gets the system's theme.
  }
  var isDark = stored ? stored === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
