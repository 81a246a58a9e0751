import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#content/profile.ts'
import { fetchProfile, removeAvatar, replaceAvatar, updateProfile, type ShownProfile } from '#gateway/profiles.ts'
import { squarePicture } from '#platform/square-picture.ts'

/** Wide enough for a picture of 256 px on a screen of twice the density. */
const AVATAR_PX = 512

const profileKey = (userId: string) => ['profile', userId]

export function useProfile(userId: string) {
  return useQuery({ queryKey: profileKey(userId), queryFn: ({ signal }) => fetchProfile(userId, signal) })
}

/** Saves changes: at once on the page, and back again where the backend refuses. */
export function useSaveProfile(userId: string) {
  const cache = useQueryClient()
  const queryKey = profileKey(userId)
  return useMutation({
    mutationFn: (changes: Partial<Profile>) => updateProfile(userId, changes),
    onMutate: async (changes) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<ShownProfile>(queryKey)
      cache.setQueryData<ShownProfile>(queryKey, (profile) => profile && { ...profile, ...changes })
      return { before }
    },
    onError: (_error, _changes, context) => cache.setQueryData(queryKey, context?.before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
}

/** Stores the middle of a picture as the person's own, or with null removes the present one. */
export function useSaveAvatar(userId: string, before: string | null) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (file: Blob | null) => {
      if (file) await replaceAvatar(userId, await squarePicture(file, AVATAR_PX))
      else if (before !== null) await removeAvatar(userId, before)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: profileKey(userId) }),
  })
}
