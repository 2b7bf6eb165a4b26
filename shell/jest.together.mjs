import { together } from '../tools/jest/together.mjs';
import config from './jest.config.mjs';

export default together(import.meta.dirname, config);
