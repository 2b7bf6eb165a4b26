import frontEnd from '../jest.front-end.mjs';

export default { ...frontEnd, globals: { __RELEASE_VERSION__: '1.0.0-test', __FOR_BROWSER__: false } };
