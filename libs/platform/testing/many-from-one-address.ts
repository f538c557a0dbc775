/**
 * All whom tests register come from one machine: where this was run, nobody of them is one too many. The rule itself is
 * proved where a spec sets it back.
 */
export const LET_MANY_IN = `
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
