export { ProductFilter, type ProductFilterProps } from './ProductFilter.tsx';
