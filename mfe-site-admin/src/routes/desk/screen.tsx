export { Desk as default } from '../../features/desk/desk';
