export { ApplicationTerms, type ApplicationTermsProps } from './ApplicationTerms.tsx';
