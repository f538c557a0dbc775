/**
 * All test accounts are registered from one machine: this raises the limits per address. The spec of the limit sets it
 * back.
 */
export const RAISE_ADDRESS_LIMITS = `
  update site.brand set settings = jsonb_set(settings, '{identity}', settings->'identity' || jsonb_build_object(
    'login', coalesce(settings->'identity'->'login', '{}') || '{ "addressCaptchaAfter": 1000000 }'
  ) || '{
    "registration": {
      "freePerAddressHour": 1000000,
      "perAddressDay": 1000000,
      "namesPerAddressHour": 1000000,
      "invitationChecksPerMinute": 1000000
    },
    "freePlay": { "perAddressDay": 1000000 }
  }')`;
