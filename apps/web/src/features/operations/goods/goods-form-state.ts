import type { useForm } from '../../../forms/use-form';
import type { GoodsValues } from './goods-values';

/** What the parts of the form take of it. */
export type GoodsFormState = ReturnType<typeof useForm<GoodsValues>>;
