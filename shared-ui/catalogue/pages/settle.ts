import { STORY_PAGES } from './story-files';
import { obeyForcedStates } from './style-sheets';

/** Attribute with the story's id, on the element that holds it. */
export const STORY_MARK = 'data-story';

/** Attribute of a frame with a story; `grows` if it should be as tall as its content. */
export const FRAME_MARK = 'data-frame';

/** Attribute of the document: `ready` once all its stories have reached their states, or `failed`. */
const STATE = 'data-stories';

/** Attribute of a frame whose story may now go to its state. */
const TURN = 'data-turn';

/** After this many frames at the same height, nothing more is coming. */
const STILL_FRAMES = 10;

const nextFrame = () => new Promise(requestAnimationFrame);

async function play(element: HTMLElement) {
  const id = element.getAttribute(STORY_MARK);
  const listed = STORY_PAGES.flatMap(({ stories }) => stories).find((story) => story.id === id);
  await listed?.story.play?.({ canvasElement: element });
}

/** In a frame, waits for its turn, because only one document has the focus and stories may move it. */
async function ownTurn() {
  const { frameElement } = window;
  while (frameElement !== null && !frameElement.hasAttribute(TURN)) await nextFrame();
}

/** Keeps a frame, with its border of one pixel, as tall as its content, even if the typeface or content loads late. */
function growWith(frame: HTMLIFrameElement, content: HTMLElement) {
  const grow = () => {
    frame.height = String(Math.ceil(content.getBoundingClientRect().height) + 2);
  };
  grow();
  new ResizeObserver(grow).observe(content);
}

/** Whether a chart is as wide as its place; it's drawn again, at its first size, when the typeface has loaded. */
const fillsItsPlace = (canvas: HTMLCanvasElement) => {
  const place = canvas.parentElement!;
  const { paddingLeft, paddingRight } = getComputedStyle(place);
  return (
    canvas.clientWidth >= Math.floor(place.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight))
  );
};

/** Waits until the page has had the same height, and its charts their width, for this many frames. */
async function restOfPage(frames: number) {
  let height = 0;
  for (let same = 0; same < frames; same++) {
    await nextFrame();
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height || ![...document.querySelectorAll('canvas')].every(fillsItsPlace)) same = 0;
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
  // Loaded by name, because `ready` also resolves while nothing that needs the typeface has been laid out.
  await document.fonts.load('1rem Archivo');
  await ownTurn();
  for (const element of document.querySelectorAll<HTMLElement>(`[${STORY_MARK}]`)) await play(element);
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`[${FRAME_MARK}]`))
    await settleFrame(frame);
  // Only one frame can have the focus, and which one would be random.
  if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
  obeyForcedStates();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await restOfPage(STILL_FRAMES);
}

/** Takes the page's stories to their states, then marks the document. */
export async function settle() {
  try {
    await settleAll();
    document.documentElement.setAttribute(STATE, 'ready');
  } catch (error) {
    document.documentElement.setAttribute(STATE, 'failed');
    throw error;
  }
}
