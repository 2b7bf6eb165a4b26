import { CLUB_SCREENS } from '../support/every-screen/club-screens';
import { takePictures } from './support/screens';

takePictures('clubs', CLUB_SCREENS);
