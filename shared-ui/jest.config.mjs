import frontEnd from '../jest.front-end.mjs';

/** Axe and typing key by key take seconds on a busy machine. */
export default { ...frontEnd, testTimeout: 20_000 };
