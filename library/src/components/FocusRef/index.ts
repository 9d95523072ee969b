export { useFocusRef } from './useFocusRef.ts';
