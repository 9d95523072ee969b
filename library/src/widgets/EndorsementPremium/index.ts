export { EffectiveDateSlider, type EffectiveDateSliderProps } from './EffectiveDateSlider.tsx';
export { EndorsementPremium, type EndorsementPremiumProps } from './EndorsementPremium.tsx';
