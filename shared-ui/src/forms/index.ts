/** Form fields bound to Formik by `name`, linked to label, hint and error; errors show after touch or submit. */
export { ErrorSummary } from './error-summary';
export { FormCombobox } from './form-combobox';
export { FormDialog } from './form-dialog';
export { FormError } from './form-error';
export { FormPart } from './form-part';
export { FormRadioGroup } from './form-radio-group';
export { FormSelect } from './form-select';
export { FormStarRating } from './form-star-rating';
export { FormTextArea } from './form-text-area';
export { FormTextField } from './form-text-field';
export { ReportFields } from './report-fields';
export { SubmitButton } from './submit-button';
export { submitOnCtrlEnter } from './submit-keys';
export { useAnsweredSubmission } from './use-answered-submission';
export { useLeaveWarning } from './use-leave-warning';
export { useSubmit } from './use-submit';
export type { ComboboxOption, LoadOptions } from '../components/combobox-field/use-option-search';
