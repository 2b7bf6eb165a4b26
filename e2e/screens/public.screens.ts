import { PUBLIC_SCREENS } from '../support/every-screen/public-screens';
import { takePictures } from './support/screens';

takePictures('public', PUBLIC_SCREENS);
