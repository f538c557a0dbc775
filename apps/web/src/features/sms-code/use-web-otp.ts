import { useEffect } from 'react';
import { useLatest } from '../../ui/hooks/use-latest';

interface OtpCredential extends Credential {
  code: string;
}

/** While a message is awaited, a phone that can read it offers its code (WebOTP); other browsers do nothing. */
export function useWebOtp(awaited: boolean, take: (code: string) => void): void {
  const latest = useLatest(take);
  useEffect(() => {
    if (!awaited || !('OTPCredential' in window)) return;
    const ended = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: ended.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => credential && latest.current((credential as OtpCredential).code),
      () => undefined,
    );
    return () => ended.abort();
  }, [awaited]);
}
