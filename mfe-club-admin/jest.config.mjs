import frontEnd from '../jest.front-end.mjs';

export default { ...frontEnd, globals: { __RELEASE_VERSION__: '0.0.0-test' } };
