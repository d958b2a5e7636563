// Runs before the first paint: the chosen theme, and whether the prerendered hero belongs to this page.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('ui-theme') || localStorage.getItem('alsa-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage may be switched off; the device's preference then decides.
  }
  if (location.pathname !== '/') root.dataset.prerendered = 'hidden';
})();
