import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '../common/call.js';
import { platformErrors } from '../common/errors.js';
import { Refusal } from '../http/refusal.js';
import { readImage, type UploadedImage } from './read-image.js';

interface Form {
  fields: Record<string, unknown>;
  images: UploadedImage[];
}

const MOST_FIELDS = 20;
const LONGEST_FIELD = 10_000;

/**
 * Reads a multipart body: its text fields, and the images of a call that takes some.
 * @throws Refusal 400 for a form that cannot be read, 413 for an image that is too large or for too many fields, 415
 * where the call takes none, 422 for an image too many or for what is none
 */
export async function readForm(call: AnyCall, request: FastifyRequest): Promise<Form> {
  const files = call.files;
  if (!files) throw new Refusal(platformErrors.error_unsupported_media_type);
  const form: Form = { fields: {}, images: [] };
  const limits = {
    fileSize: files.mostBytes,
    files: files.most + 1,
    fields: MOST_FIELDS,
    fieldSize: LONGEST_FIELD,
  };
  try {
    for await (const part of request.parts({ limits })) await take(part, form, files);
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable(error);
  }
  return form;
}

/** The reader of forms gives a status to some of its faults only. What the system refuses is no fault of the form. */
function unreadable(error: unknown): unknown {
  if (/^(ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown }).code))) return error;
  const isTooLarge = (error as { statusCode?: number }).statusCode === 413;
  return new Refusal(
    isTooLarge ? platformErrors.error_request_too_large : platformErrors.error_malformed_request,
  );
}

async function take(part: Multipart, form: Form, files: NonNullable<AnyCall['files']>): Promise<void> {
  if (part.type === 'field') {
    form.fields[part.fieldname] = part.value;
    return;
  }
  if (part.fieldname !== files.field) throw new Refusal(platformErrors.error_malformed_request);
  const file = await bytesOf(part, files.mostBytes);
  if (form.images.length === files.most)
    throw new Refusal(platformErrors.error_too_many_images, { params: { max: files.most } });
  form.images.push(await readImage(file));
}

async function bytesOf(part: MultipartFile, mostBytes: number): Promise<Buffer> {
  const file = await part.toBuffer().catch((error: { code?: string }) => {
    if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    throw new Refusal(platformErrors.error_image_too_large, { params: { max: mostBytes / 1024 / 1024 } });
  });
  return file;
}
