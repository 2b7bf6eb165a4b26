import { isSendKey } from './is-send-key';

const NO_KEYS = { key: 'Enter', ctrlKey: false, metaKey: false };

it.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{}, false],
  [{ key: 'a', ctrlKey: true }, false],
])('%j sends: %j', (pressed, sends) => {
  expect(isSendKey({ ...NO_KEYS, ...pressed })).toBe(sends);
});
