import frontEnd from '../jest.front-end.mjs';

/** As in the front ends, but without a document. */
export default { ...frontEnd, testEnvironment: 'node', setupFilesAfterEnv: [] };
