export { FindPerson as default } from '../../features/people/find-person';
