/*
 * Stands in the page itself, before anything is shown. A page that the server drew looks ready before the browser can
 * act: the last button that was pressed until then waits here. Links need nobody: the browser follows them.
 * No import and no export: it is no module.
 */
{
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) window.earlyPress = button;
  };
  document.addEventListener('click', remember, true);
  window.takeEarlyPress = () => {
    document.removeEventListener('click', remember, true);
    const pressed = window.earlyPress;
    delete window.earlyPress;
    return pressed;
  };
}
