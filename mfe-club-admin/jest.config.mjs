export { default } from '../jest.front-end.mjs';
