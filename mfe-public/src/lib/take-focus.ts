/** As a `ref`: the element gets the focus when it appears. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
