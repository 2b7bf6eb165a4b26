export { Figures as default } from '../../features/figures/figures';
