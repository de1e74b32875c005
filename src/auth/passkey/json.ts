/** What the server sends and takes of a ceremony: JSON, with bytes as base64url. */
export interface RequestOptions {
  readonly challenge: string
  readonly rpId?: string
}
export interface CreationOptions {
  readonly challenge: string
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly excludeCredentials?: readonly { readonly id: string }[]
}

// Browsers of the last years can do all this themselves (`parseCreationOptionsFromJSON`, `toJSON`), those of some iPads
// in use cannot, and password managers that stand in for the browser often forget it.

export const requestOptions = (options: RequestOptions): PublicKeyCredentialRequestOptions => ({
  ...options,
  challenge: bytesOf(options.challenge),
})

export const creationOptions = (options: CreationOptions): PublicKeyCredentialCreationOptions =>
  ({
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((each) => ({ ...each, id: bytesOf(each.id) })),
  }) as unknown as PublicKeyCredentialCreationOptions

/** A credential as the server takes it. */
export function credentialJson(credential: PublicKeyCredential) {
  const { id, rawId, type, response, authenticatorAttachment } = credential
  const common = {
    id,
    rawId: textOf(rawId),
    type,
    clientExtensionResults: credential.getClientExtensionResults(),
    ...(authenticatorAttachment && { authenticatorAttachment }),
  }
  const clientDataJSON = textOf(response.clientDataJSON)
  if ('attestationObject' in response) {
    const { attestationObject, getTransports } = response as AuthenticatorAttestationResponse
    return {
      ...common,
      response: {
        clientDataJSON,
        attestationObject: textOf(attestationObject),
        transports: getTransports?.call(response) ?? [],
      },
    }
  }
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
  return {
    ...common,
    response: {
      clientDataJSON,
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
  }
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
