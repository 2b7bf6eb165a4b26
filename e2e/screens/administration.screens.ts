import { ADMINISTRATION_SCREENS } from '../support/every-screen/administration-screens';
import { takePictures } from './support/screens';

takePictures('administration', ADMINISTRATION_SCREENS);
