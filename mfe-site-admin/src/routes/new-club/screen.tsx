export { NewClub as default } from '../../features/directory/new-club';
