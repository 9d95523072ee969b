export { TuanbaoProvider, type TuanbaoProviderProps } from './TuanbaoProvider.tsx';
