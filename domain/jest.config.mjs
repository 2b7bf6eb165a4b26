import frontEnd from '../jest.front-end.mjs';

/** As in the front ends, which load the same sources, but without a document. */
export default { ...frontEnd, testEnvironment: 'node', setupFilesAfterEnv: [] };
