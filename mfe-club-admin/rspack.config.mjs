import { remoteConfigs } from '../tools/build/remote-config.mjs';
import remote from './remote.config.mjs';

export default remoteConfigs(import.meta.dirname, remote);
