export { Notices as default } from '../../features/notices/notices';
