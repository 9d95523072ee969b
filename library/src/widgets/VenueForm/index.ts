export { VenueForm, type VenueFormProps } from './VenueForm.tsx';
