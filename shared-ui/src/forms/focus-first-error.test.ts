import { focusFirstError } from './focus-first-error';

describe('focusFirstError', () => {
  it('skips what can’t be focused', () => {
    document.body.innerHTML = `<form>
      <fieldset aria-invalid="true"></fieldset>
      <input aria-invalid="true" disabled>
      <input aria-invalid="true" type="hidden">
      <input id="first" aria-invalid="true">
      <input aria-invalid="true"></form>`;
    expect(focusFirstError(document.querySelector('form'))).toBe(true);
    expect(document.activeElement?.id).toBe('first');
  });

  it('reports that nothing is invalid', () => {
    document.body.innerHTML = '<form><input></form>';
    expect(focusFirstError(document.querySelector('form'))).toBe(false);
    expect(focusFirstError(null)).toBe(false);
  });
});
