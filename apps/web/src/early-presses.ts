/*
 * Stands in the page itself, before anything is shown. A page that the server drew looks ready before the browser can
 * act: the last button that was pressed until then waits here. Links need nobody: the browser follows them.
 * No import and no export: it is no module.
 */
{
  const remember = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    window.earlyPress = button;
    event.stopPropagation(); // a page that is about to act would do it as well
  };
  document.addEventListener('click', remember, true);
  window.takeEarlyPress = () => {
    document.removeEventListener('click', remember, true);
    const pressed = window.earlyPress;
    delete window.earlyPress;
    return pressed;
  };
}
