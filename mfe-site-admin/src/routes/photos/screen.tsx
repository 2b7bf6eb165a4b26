export { PhotoList as default } from '../../features/photos/photo-list';
