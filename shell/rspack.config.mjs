import { shellConfigs } from '../tools/build/shell-config.mjs';

export default shellConfigs();
