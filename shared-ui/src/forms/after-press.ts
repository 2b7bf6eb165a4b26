/**
 * The events that end a press. The last two are for presses whose end the page never sees, such as on a list drawn by
 * the system; so is a pointer moving with no button down.
 */
const ENDS = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown', 'input'];

let isWatching = false;
let isDown = false;
const waiting: (() => void)[] = [];

function begin() {
  isDown = true;
}

function end() {
  if (!isDown) return;
  isDown = false;
  // The click is handled in the same task as the release.
  if (waiting.length > 0) setTimeout(runWaiting);
}

function runWaiting() {
  if (isDown) return;
  for (const action of waiting.splice(0)) action();
}

/** Starts tracking presses for {@link afterPress}. Does nothing the second time. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pointerdown', begin, true);
  // A finger has been lifted before the browser moves the focus, with the mouse events that follow its press.
  window.addEventListener('mousedown', begin, true);
  for (const name of ENDS) window.addEventListener(name, end, true);
  window.addEventListener('pointermove', ({ buttons }) => buttons === 0 && end(), true);
}

/**
 * Runs `action` at once or, while a mouse button or a finger is down, once it's up and the click has been handled. If
 * the page moved in between, the button would no longer be under the pointer, and the press would be lost.
 */
export function afterPress(action: () => void): void {
  if (isDown) waiting.push(action);
  else action();
}
