import { STORY_PAGES } from './story-files';
import { obeyForcedStates } from './style-sheets';

/** Attribute of the element that holds a story: its id. */
export const STORY_MARK = 'data-story';

/** Attribute of a frame with a story: `grows` if it's to be as high as what's in it. */
export const FRAME_MARK = 'data-frame';

/** Attribute of the document once all its stories have come to their states, or `failed` to. */
const STATE = 'data-stories';

/** Attribute of a frame whose story may come to its state. */
const TURN = 'data-turn';

/** After so many frames without a change of height, nothing is on its way any more. */
const STILL_FRAMES = 10;

const nextFrame = () => new Promise(requestAnimationFrame);

async function play(element: HTMLElement) {
  const id = element.getAttribute(STORY_MARK);
  const listed = STORY_PAGES.flatMap(({ stories }) => stories).find((story) => story.id === id);
  await listed?.story.play?.({ canvasElement: element });
}

/** In a frame, waits for its turn: only one document has the focus, which stories may move. */
async function ownTurn() {
  const { frameElement } = window;
  while (frameElement !== null && !frameElement.hasAttribute(TURN)) await nextFrame();
}

/** Keeps a frame, with its edge of a pixel, as high as what's in it, whenever its typeface or its content comes. */
function growWith(frame: HTMLIFrameElement, content: HTMLElement) {
  const grow = () => {
    frame.height = String(Math.ceil(content.getBoundingClientRect().height) + 2);
  };
  grow();
  new ResizeObserver(grow).observe(content);
}

/** Waits until the page has had the same height for so many frames. */
async function restOfPage(frames: number) {
  let height = 0;
  for (let same = 0; same < frames; same++) {
    await nextFrame();
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height) same = 0;
    height = scrollHeight;
  }
}

async function settleFrame(frame: HTMLIFrameElement) {
  const root = () => frame.contentDocument?.documentElement;
  frame.setAttribute(TURN, '');
  while (root()?.getAttribute(STATE) !== 'ready') {
    if (root()?.getAttribute(STATE) === 'failed') throw new Error(`${frame.title} failed`);
    await nextFrame();
  }
  if (frame.getAttribute(FRAME_MARK) === 'grows') growWith(frame, root()!.querySelector('article')!);
}

async function settleAll() {
  // Asked for by name: "ready" is true as well while nothing has been laid out that needs the typeface.
  await document.fonts.load('1rem Archivo');
  await ownTurn();
  for (const element of document.querySelectorAll<HTMLElement>(`[${STORY_MARK}]`)) await play(element);
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`[${FRAME_MARK}]`))
    await settleFrame(frame);
  // Only one of the frames could show where its focus is, and which one would be chance.
  if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
  obeyForcedStates();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await restOfPage(STILL_FRAMES);
}

/** Brings the page's stories to their states, and marks the document when they are there. */
export async function settle() {
  try {
    await settleAll();
    document.documentElement.setAttribute(STATE, 'ready');
  } catch (error) {
    document.documentElement.setAttribute(STATE, 'failed');
    throw error;
  }
}
