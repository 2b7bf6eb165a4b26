import { MAILED_SCREENS } from '../support/every-screen/mailed-screens';
import { takePictures } from './support/screens';

takePictures('mailed', MAILED_SCREENS);
