export { EnquiryList as default } from '../../features/enquiries/enquiry-list';
